import { declareFaultTests } from '../../support/fault-matrix'

declareFaultTests(0)
