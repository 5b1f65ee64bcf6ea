import type { Plugin } from 'vite'

/** Fails a build, live or mock, during which Vite, the bundler or a plugin has warned. */
export function noWarnings(): Plugin {
  return {
    name: 'no-warnings',
    apply: 'build',
    closeBundle: {
      // Once all files are written: the bundler warns of some at its very end.
      order: 'post',
      handler() {
        if (this.environment.config.logger.hasWarned) this.error('the build has warned, as is printed above')
      },
    },
  }
}
