import CitiesScreen from './CitiesScreen'

/** The cities pushed over another screen: a back arrow, no tab bar (reading 2). */
export default function AllCitiesScreen() {
  return <CitiesScreen isPushed />
}
