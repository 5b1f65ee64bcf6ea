import type { Plugin } from 'vite'

/** Fails a build at its end if Vite, the bundler or a plugin has printed a warning. */
export function failOnWarningsPlugin(): Plugin {
  return {
    name: 'no-warnings',
    apply: 'build',
    closeBundle: {
      // Runs last, because the bundler prints some warnings only after it has written all files.
      order: 'post',
      handler() {
        if (this.environment.config.logger.hasWarned) this.error('the build has printed warnings, see above')
      },
    },
  }
}
