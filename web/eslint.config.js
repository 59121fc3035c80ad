import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['dist/', 'node_modules/'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'] } },
        rules: {
            '@typescript-eslint/no-explicit-any': 'error',
            '@typescript-eslint/no-non-null-assertion': 'error',
            '@typescript-eslint/consistent-type-imports': 'error',
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
            // TypeScript looks after names.
            'no-undef': 'off',
            eqeqeq: 'error',
            // The addresses are our own router's.
            'svelte/no-navigation-without-resolve': 'off',
            // Drawings are our own strings, never words of people.
            'svelte/no-at-html-tags': 'off',
            // A style attribute is refused by the page's policy; `style:` sets properties and is not.
            'no-restricted-syntax': [
                'error',
                { selector: 'SvelteAttribute[key.name="style"]', message: 'a class, or style:' },
            ],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        files: ['public/**/*.js', 'sw/*.js'],
        rules: { 'no-var': 'off', '@typescript-eslint/no-unused-vars': 'off' },
    },
);
