// Type-checked rules everywhere, and the arrows of docs/architecture.md as errors.

/** @param {string} names of rules, divided by white space */
const errors = (names) => Object.fromEntries(names.split(/\s+/).map((name) => [name, "error"]));

const ENVIRONMENT = {
  object: "process",
  property: "env",
  message: "Read the environment in one place and hand it on.",
};

export default {
  plugins: ["eslint", "typescript", "import", "oxc"],
  jsPlugins: ["./scripts/lib/lint/plugin.mjs"],
  categories: { correctness: "error" },
  env: { builtin: true },
  ignorePatterns: [
    ...["**/node_modules/", "**/dist/", "**/build/", "**/.react-router/", "**/.strapi/", "**/.cache/"],
    ...["data/", "cms/types/", "art/"],
  ],
  rules: {
    ...errors(`no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces no-unexpected-multiline
      no-useless-assignment preserve-caught-error eqeqeq no-console import/no-cycle import/no-duplicates wren/arrows`),
    "max-depth": ["error", 3],
    "max-params": ["error", 4],
    "no-restricted-properties": ["error", ENVIRONMENT],
    // A comment begins with a verb or a noun: "Whether the order is paid" says less than "True for a paid order".
    "no-warning-comments": [
      "error",
      { terms: ["what", "who", "whose", "where", "whether"], location: "start", decoration: ["*"] },
    ],
  },
  overrides: [
    {
      // Everything that typescript-eslint calls strict and stylistic.
      files: ["**/*.{ts,tsx,mts}"],
      rules: {
        ...errors(`no-var prefer-const prefer-rest-params prefer-spread no-array-constructor no-useless-constructor
          no-empty-function typescript/no-deprecated typescript/no-dynamic-delete typescript/no-empty-object-type
          typescript/no-explicit-any typescript/no-extraneous-class typescript/no-generated-empty-object-type
          typescript/no-invalid-void-type typescript/no-misused-promises typescript/no-mixed-enums
          typescript/no-namespace typescript/no-non-null-asserted-nullish-coalescing typescript/no-non-null-assertion
          typescript/no-require-imports typescript/no-unnecessary-boolean-literal-compare
          typescript/no-unnecessary-condition typescript/no-unnecessary-template-expression
          typescript/no-unnecessary-type-arguments typescript/no-unnecessary-type-assertion
          typescript/no-unnecessary-type-constraint typescript/no-unnecessary-type-conversion
          typescript/no-unnecessary-type-parameters typescript/no-unsafe-argument typescript/no-unsafe-assignment
          typescript/no-unsafe-call typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type
          typescript/no-unsafe-member-access typescript/no-unsafe-return typescript/prefer-literal-enum-member
          typescript/prefer-promise-reject-errors typescript/prefer-reduce-type-parameter
          typescript/prefer-return-this-type typescript/related-getter-setter-pairs typescript/require-await
          typescript/unified-signatures typescript/use-unknown-in-catch-callback-variable
          typescript/adjacent-overload-signatures typescript/array-type typescript/ban-tslint-comment
          typescript/class-literal-property-style typescript/consistent-generic-constructors
          typescript/consistent-indexed-object-style typescript/consistent-type-assertions typescript/dot-notation
          typescript/no-confusing-non-null-assertion typescript/no-inferrable-types
          typescript/non-nullable-type-assertion-style typescript/prefer-find typescript/prefer-for-of
          typescript/prefer-function-type typescript/prefer-includes typescript/prefer-nullish-coalescing
          typescript/prefer-optional-chain typescript/prefer-regexp-exec
          typescript/prefer-string-starts-ends-with`),
        "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
        "typescript/consistent-type-definitions": ["error", "type"],
        "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
        // `onClick={() => save()}` reads well; what matters is that promises are not lost.
        "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
        // `const { left, ...rest }` is how something is left out.
        "no-unused-vars": ["error", { ignoreRestSiblings: true }],
        // React Router throws answers to an error boundary, not only failures.
        "typescript/only-throw-error": [
          "error",
          {
            allow: [
              { from: "package", package: "react-router", name: "DataWithResponseInit" },
              { from: "lib", name: "Response" },
            ],
          },
        ],
        "typescript/restrict-plus-operands": [
          "error",
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        "typescript/restrict-template-expressions": [
          "error",
          { allowAny: false, allowBoolean: false, allowNullish: false, allowNumber: false, allowRegExp: false },
        ],
        // Nearly all that we sort is text, which needs no comparison.
        "typescript/require-array-sort-compare": "off",
        "typescript/return-await": ["error", "error-handling-correctness-only"],
        "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ["**/*.{mjs,js}"],
      env: { node: true },
      rules: {
        ...errors("no-undef no-redeclare"),
        // Without written types these two cry wolf: at every test of node:test, and at fixtures made of functions.
        "typescript/no-floating-promises": "off",
        "typescript/unbound-method": "off",
      },
    },
    {
      // The one script that is sent as it is written.
      files: ["web/app/start/start.js"],
      env: { browser: true },
    },
    {
      // Tests look into answers whose shape is what they test.
      files: ["cms/tests/**", "e2e/**"],
      rules: {
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
        "typescript/restrict-plus-operands": "off",
        // Playwright names a fixture's needs by destructuring, also when there are none.
        "no-empty-pattern": "off",
      },
    },
    {
      files: ["web/app/**/*.tsx"],
      plugins: ["react"],
      rules: errors(`react/rules-of-hooks react/exhaustive-deps react/static-components react/use-memo
        react/preserve-manual-memoization react/immutability react/globals react/refs react/set-state-in-effect
        react/error-boundaries react/purity react/set-state-in-render`),
    },
    {
      // domain is pure: no clock, no chance, no environment.
      files: ["domain/src/**/*.ts"],
      rules: {
        ...errors("import/no-nodejs-modules wren/no-present-time"),
        "no-restricted-globals": ["error", "process", "fetch", "setTimeout", "setInterval"],
        "no-restricted-properties": [
          "error",
          ENVIRONMENT,
          { object: "Date", property: "now", message: "Hand in the time." },
          { object: "Math", property: "random", message: "Hand in the chance." },
        ],
      },
    },
    {
      // The cms goes by the database's clock (cms/src/platform/process/clock.ts).
      files: ["cms/src/{api,extensions,middlewares,platform,seed}/**/*.ts"],
      rules: {
        ...errors("wren/no-present-time"),
        "no-restricted-properties": [
          "error",
          ENVIRONMENT,
          { object: "Date", property: "now", message: "Ask the clock: clock.now()." },
        ],
      },
    },
    {
      files: ["cms/src/platform/process/clock.ts", "cms/src/**/*.test.ts"],
      rules: { "wren/no-present-time": "off", "no-restricted-properties": ["error", ENVIRONMENT] },
    },
    {
      files: ["domain/src/**/*.test.ts"],
      rules: {
        ...{ "import/no-nodejs-modules": "off", "wren/no-present-time": "off" },
        ...{ "no-restricted-globals": "off", "no-restricted-properties": "off" },
      },
    },
    {
      // Programs, not modules: the environment is what they are configured by.
      files: [
        ...["scripts/**", "bench/**", "e2e/**", "cms/tests/**", "cms/*.js", "cms/database/**", "*.mjs"],
        ...["domain/vitest.setup.mjs", "web/server/dev.mjs", "web/*.config.ts"],
        ...["cms/src/platform/env.ts", "cms/src/platform/roles/first-admin.ts"],
      ],
      rules: { "no-restricted-properties": "off" },
    },
  ],
};
