const hosts = {
  title: 'Cities',
  search: 'Search a city',
  clearSearch: 'Clear search',
  empty: 'No data yet',
  emptyText: 'Cities with local hosts will stand here.',
  noMatch: 'No city is called “{{query}}”',
  noMatchText: 'Check the spelling, or clear the search.',
  intro: 'Local hosts and guides by city: walks, food, crafts, languages.',
  found: 'Cities found: {{number}}',
}

export default hosts
