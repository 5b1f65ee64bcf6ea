import type { InlineConfig } from 'vitest/node'
import type { TestProjectConfiguration } from 'vitest/config'

const domOptions = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 90_000,
} satisfies InlineConfig

/**
 * The test projects of vitest. `npm test` runs unit, dist and screens. `npm run test:more` runs the
 * simulations and the matrices. The time-outs are long, because the machine may be busy.
 */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['src/**/*.test.ts', 'tests/*.test.ts'],
      environment: 'node',
      testTimeout: 20_000,
    },
  },
  {
    extends: true,
    test: { name: 'dist', include: ['tests/dist/*.test.ts'], environment: 'node', testTimeout: 20_000 },
  },
  { extends: true, test: { name: 'screens', include: ['tests/screens/**/*.test.tsx'], ...domOptions } },
  {
    extends: true,
    test: {
      name: 'simulations',
      include: ['tests/more/**/*.test.ts'],
      environment: 'node',
      testTimeout: 60_000,
    },
  },
  { extends: true, test: { name: 'matrices', include: ['tests/more/**/*.test.tsx'], ...domOptions } },
]
