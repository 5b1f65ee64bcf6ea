import { tryFaultsFrom } from '../../support/fault-matrix'

tryFaultsFrom(0)
