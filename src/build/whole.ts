import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { SCRIPT_END_MARKER, SHEET_END_MARKER } from './ends.ts'

/** In the inline script, the place of the hashes. */
export const HASHES = '__HASHES__'

/** As Vite writes it for a file of the build. */
const IMPORT = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/**
 * The last hand on the files of a build: each ends with a mark by which a page knows that it is
 * whole, `import()` becomes the loader of the inline script, and tags of the page carry a hash of
 * the bytes. Plugins before it change the files, those after it read them.
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
            this.error(`${chunk.fileName} imports files in a way that is not known`)
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
 * Of the same length, so that source maps hold.
 * @param shared names of files that others import statically: they have one address
 */
export function withLoader(code: string, shared: ReadonlySet<string>): string {
  return code.replace(
    IMPORT,
    (_whole, quote: string, name: string) =>
      // ``import(`./`` becomes ``loadFile(` ``.
      `${shared.has(`assets/${name}`) ? 'loadOnce' : 'loadFile'}(${quote}${name}${quote})`,
  )
}

/**
 * Of the files that the start script asks for, only shared ones have a hash: 33 bytes of the page
 * each. Where a hash does not hold, Chromium keeps nothing under the name of the file, and imports
 * it once it is whole. Any other file gets another name then, which a shared one cannot.
 * @param html in which names of files stand behind `HASHES`
 * @param hashOfFile undefined for a file that is not there
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
        // Without the sign at the end, which all of them have.
        .map((name) => (shared.has(`assets/${name}`) ? hashOfFile(name)?.slice(0, -1) : ''))
        .join(','),
    )
}

/** As an attribute `integrity` has it behind `sha256-`. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}
