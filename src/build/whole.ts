import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { SCRIPT_END_MARKER, SHEET_END_MARKER } from './ends.ts'

/** The placeholder of the hashes in the inline script. */
export const HASHES = '__HASHES__'

/** A dynamic import of a file of the build, as Vite writes it. */
const IMPORT = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/**
 * The last change of the files of a build: each gets a mark at its end, by which a page knows that
 * it is complete. `import()` becomes the loader of the inline script, and tags of the page get a
 * hash of the file. Plugins that change files must run before this one.
 */
export function wholeFiles(): Plugin {
  return {
    name: 'whole-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const shared = new Set(chunks.flatMap(({ imports }) => imports))
        for (const chunk of chunks) {
          const left = chunk.dynamicImports.length
          chunk.code = withLoader(chunk.code, shared) + SCRIPT_END_MARKER
          if (left > 0 && !/\bload(?:File|Once)\(/.test(chunk.code))
            this.error(`${chunk.fileName} imports files in an unknown form`)
        }
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'asset' && name.endsWith('.css')) file.source = textOf(file) + SHEET_END_MARKER
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        page.source = withHashes(textOf(page), shared, (name) => {
          const file = bundle[`assets/${name}`]
          return file && hashOf(file.type === 'chunk' ? file.code : file.source)
        })
      },
    },
  }
}

const textOf = ({ source }: Rolldown.OutputAsset): string => Buffer.from(source).toString()

/**
 * Replaces `import()` by the loader. The code keeps its length, so that source maps stay correct.
 * @param shared names of files that others import statically: they need one address
 */
export function withLoader(code: string, shared: ReadonlySet<string>): string {
  return code.replace(
    IMPORT,
    (_whole, quote: string, name: string) =>
      // ``import(`./`` and ``loadFile(` `` are equally long.
      `${shared.has(`assets/${name}`) ? 'loadOnce' : 'loadFile'}(${quote}${name}${quote})`,
  )
}

/**
 * Adds hashes to the page. Among the files that the start script requests, only shared ones get a
 * hash, because each costs 33 bytes of the page. If a file does not match its hash, Chromium keeps
 * no failure under its address and can import the repaired file. Any other file is imported again
 * under a new query, which a shared one cannot be.
 * @param html in which the names of files follow `HASHES`
 * @param hashOfFile undefined for a file that is not in the build
 */
export function withHashes(
  html: string,
  shared: ReadonlySet<string>,
  hashOfFile: (name: string) => string | undefined,
): string {
  return html
    .replace(/<(?:script|link)\b[^>]*\s(?:src|href)="\/assets\/([^"]+)"/g, (tag, name: string) => {
      const hash = hashOfFile(name)
      return hash === undefined ? tag : `${tag} integrity="sha256-${hash}"`
    })
    .replace(new RegExp(`${HASHES}([\\w.,*-]*)`), (_place, names: string) =>
      names
        .split(',')
        // Without the "=" at the end, which all hashes have.
        .map((name) => (shared.has(`assets/${name}`) ? hashOfFile(name)?.slice(0, -1) : ''))
        .join(','),
    )
}

/** The hash as an `integrity` attribute has it behind `sha256-`. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}
