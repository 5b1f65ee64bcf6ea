import { tryFaultsOn } from '../../support/fault-matrix'
import { places } from '../../support/places'

tryFaultsOn(places.filter((_place, index) => index % 2 === 1))
