import { tryFaultsFrom } from '../../support/fault-matrix'

tryFaultsFrom(1)
