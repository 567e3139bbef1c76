import tseslint from 'typescript-eslint'

/** Type-aware lint for all TypeScript; the house rules that a machine can hold. */
export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', 'var', '**/*.mjs', '**/*.js'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'No default exports.' },
        { selector: 'TSEnumDeclaration', message: 'No enums: a union of words.' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['games/*/src/**', 'games/*/test/**', 'games/core/laws/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is handed in.' },
        { object: 'Date', property: 'now', message: 'Time is handed in.' },
      ],
    },
  },
  { files: ['*.config.ts', '**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
)
