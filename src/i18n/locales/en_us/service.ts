const service = {
  disabled: 'This feature is disabled.',
  disabledText: 'The platform has turned off its online service.',
  unsaidText: 'The platform doesn’t say whether its online service is on.',
  unsafe: 'The service page can’t be opened safely.',
  unsafeText: 'The platform doesn’t provide a secure (https) address for it, so Tiga won’t open it.',
  leadsTo: 'The chat opens at',
  notOurs: 'This site belongs to the platform’s service, not to Tiga. Never enter your passwords there.',
  openHere: 'Open the chat here',
  openOutside: 'Open outside Tiga',
  help: {
    title: 'Help with gambling',
    text: 'If gambling worries you, or someone close to you, there is help here. It is part of neither Tiga nor the platform.',
  },
  complaint: {
    title: 'Report a scam or complain',
    text: 'If somebody has cheated you, or the platform doesn’t settle your complaint, you can report it here. It is part of neither Tiga nor the platform.',
  },
  caseTitle: 'Details for your message',
  caseText:
    'Copy these details into your message and add what happened. They don’t include your name, account number or password.',
  copyCase: 'Copy details',
  copied: 'Details copied.',
  copyByHand: 'Your browser didn’t let Tiga copy the text. It’s selected: copy it yourself.',
  caseField: 'Problem details',
  case: {
    happened: 'What happened:',
    about: 'About: {{what}}',
    screen: 'On which screen it happened:',
    app: 'App: Tiga {{version}}',
    language: 'Language: {{language}}',
    time: 'Time (UTC): {{time}}',
    window: 'Window size: {{size}}',
  },
  frameName: 'Service page on {{host}}',
  loadingPage: 'Loading {{host}}',
  emptyPage: 'If the page stays blank, open it outside Tiga.',
  blocked: 'Couldn’t load the service page.',
  blockedText: '{{host}} didn’t respond within 8 seconds. It may be slow, or it may not open inside Tiga.',
}

export default service
