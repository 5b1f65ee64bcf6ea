const footer = {
  label: 'Main',
  home: 'Home',
  draws: 'Draws',
  cities: 'Cities',
  videos: 'Videos',
  me: 'Me',
}

export default footer
