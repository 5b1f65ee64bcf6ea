import type { TestProjectConfiguration } from 'vitest/config'

/** The kinds of vitest tests. Their time limits leave room for a busy machine. */
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
  {
    extends: true,
    test: {
      // Thousands of draws of hundreds of members: part of `npm run test:more`.
      name: 'simulations',
      include: ['tests/more/**/*.test.ts'],
      environment: 'node',
      testTimeout: 60_000,
    },
  },
]
