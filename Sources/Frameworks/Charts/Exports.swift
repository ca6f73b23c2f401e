public import SimulatedUI
