import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { SCRIPT_END_MARKER, SHEET_END_MARKER } from './ends.ts'

/** The text in the inline script that `withHashes` replaces by the hashes of files. */
export const HASHES_PLACEHOLDER = '__HASHES__'

/** Matches a dynamic import of a file of the build, as Vite writes the import. */
const DYNAMIC_IMPORT_PATTERN = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/**
 * Marks the end of each script and style sheet, so that a page sees whether the file is complete.
 * Replaces each `import()` by the inline script's loader, and adds hashes to the page's tags. Must
 * run after all plugins that change files.
 */
export function fileEndMarkersPlugin(): Plugin {
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
 * @param sharedFiles files that other files import statically. `loadFile()` may retry under another
 * address, and a browser would then load such a file twice.
 */
export function withLoader(code: string, sharedFiles: ReadonlySet<string>): string {
  return code.replace(
    DYNAMIC_IMPORT_PATTERN,
    (_whole, quote: string, name: string) =>
      // ``import(`./`` and ``loadFile(` `` are equally long.
      `${sharedFiles.has(`assets/${name}`) ? 'loadOnce' : 'loadFile'}(${quote}${name}${quote})`,
  )
}

/**
 * Adds `integrity` hashes to the page's tags and to the inline script. Chromium does not remember
 * the failure of a file with a wrong hash, so the repaired file can keep its address.
 * @param sharedFiles files that other files import statically; in the inline script only they get a
 * hash, because each hash makes the page 33 bytes larger
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
    .replace(new RegExp(`${HASHES_PLACEHOLDER}([\\w.,*-]*)`), (_place, names: string) =>
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
