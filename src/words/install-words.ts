/** The offer to install the app, where the browser makes one. */
export const INSTALL_WORDS = {
  sentence: 'Install Fifteen Two to open it like any other app.',
  install: 'Install app',
  notNow: 'Not now',
} as const
