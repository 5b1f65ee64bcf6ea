const setting = {
  title: 'Settings',
  language: 'Language',
  languageTitle: 'Language',
  languageFailed: 'This language could not be loaded. Check your connection and try again.',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  version: 'Version {{version}}',
  legal: 'Terms and privacy',
  logOut: 'Log out',
  logOutTitle: 'Log out?',
  logOutText: 'This device forgets your session and your member data. Language and theme stay.',
  logOutConfirm: 'Log out',
}

export default setting
