import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { SCRIPT_END_MARKER, SHEET_END_MARKER } from './ends.ts'

/** The text in the inline script that `withHashes` replaces by the hashes of files. */
export const HASHES = '__HASHES__'

/** Matches a dynamic import of a file of the build, as Vite writes the import. */
const IMPORT = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/**
 * Changes the files of a build for the last time. Each script and style sheet gets a marker at its
 * end, which shows that the file arrived complete. Each `import()` becomes a call of the inline
 * script's loader, and the page's tags get hashes of their files. Every plugin that changes files
 * must run before this plugin.
 */
export function markCompleteFiles(): Plugin {
  return {
    name: 'whole-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const sharedFiles = new Set(chunks.flatMap(({ imports }) => imports))
        for (const chunk of chunks) {
          const importCount = chunk.dynamicImports.length
          chunk.code = withLoader(chunk.code, sharedFiles) + SCRIPT_END_MARKER
          if (importCount > 0 && !/\bload(?:File|Once)\(/.test(chunk.code))
            this.error(`${chunk.fileName} imports files in an unknown form`)
        }
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'asset' && name.endsWith('.css')) file.source = textOf(file) + SHEET_END_MARKER
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        page.source = withHashes(textOf(page), sharedFiles, (name) => {
          const file = bundle[`assets/${name}`]
          return file && hashOf(file.type === 'chunk' ? file.code : file.source)
        })
      },
    },
  }
}

const textOf = ({ source }: Rolldown.OutputAsset): string => Buffer.from(source).toString()

/**
 * Replaces each `import()` of a built file by `loadFile()`, or by `loadOnce()` for a shared file.
 * The code keeps its length, so that source maps stay correct.
 * @param sharedFiles names of files that other files import statically, so that a second address
 *   would load such a file twice
 */
export function withLoader(code: string, sharedFiles: ReadonlySet<string>): string {
  return code.replace(
    IMPORT,
    (_whole, quote: string, name: string) =>
      // ``import(`./`` and ``loadFile(` `` are equally long.
      `${sharedFiles.has(`assets/${name}`) ? 'loadOnce' : 'loadFile'}(${quote}${name}${quote})`,
  )
}

/**
 * Adds hashes to the tags of the page and to the inline script. If a file does not match its hash,
 * Chromium does not remember the failure, and can import the repaired file from the same address.
 * In the inline script only shared files get a hash, because each hash makes the page 33 bytes
 * larger. After a failure, any other file is imported again with a new query in its address.
 * @param html the page, whose inline script has the names of files after `HASHES`
 * @param sharedFiles files that other files import statically, so that they need one address
 * @param hashOfFile returns undefined for a file that is not in the build
 */
export function withHashes(
  html: string,
  sharedFiles: ReadonlySet<string>,
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
        // The "=" at the end of every hash is left out here. The inline script adds it again.
        .map((name) => (sharedFiles.has(`assets/${name}`) ? hashOfFile(name)?.slice(0, -1) : ''))
        .join(','),
    )
}

/** Returns the SHA-256 in base64, which follows `sha256-` in an `integrity` attribute. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64')
}
