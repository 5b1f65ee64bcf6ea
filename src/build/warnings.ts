import type { Plugin } from 'vite'

/** Fails a live or mock build during which Vite, the bundler or a plugin has warned. */
export function noWarnings(): Plugin {
  return {
    name: 'no-warnings',
    apply: 'build',
    closeBundle: {
      // Runs after all files are written: the bundler gives some warnings only at its very end.
      order: 'post',
      handler() {
        if (this.environment.config.logger.hasWarned) this.error('the build has printed warnings, see above')
      },
    },
  }
}
