import type { TestProjectConfiguration } from 'vitest/config'

/** The two kinds of vitest tests. Their time limits leave room for a busy machine. */
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
    test: {
      name: 'screens',
      include: ['tests/screens/**/*.test.tsx'],
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
      setupFiles: ['tests/support/setup.ts'],
      testTimeout: 30_000,
    },
  },
]
