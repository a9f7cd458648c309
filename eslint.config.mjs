// Type-checked rules everywhere, and the arrows of docs/architecture.md as errors.
import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import { readdirSync } from "node:fs";
import tseslint from "typescript-eslint";
import { forbiddenInCms, WEB_FEATURES_ABOVE } from "./scripts/lib/floors.mjs";

const PACKAGES = ["domain", "cms", "web", "e2e"];

/** `target` may not import from `from`; both are folders of web/app. */
const forbid = (target, from, message) => ({ target: `./web/app/${target}`, from: `./web/app/${from}`, message });

const WEB_ARROWS = [
  forbid("features", "routes", "Routes wire features, not the other way round."),
  forbid("components", "routes", "Components know no route."),
  forbid("components", "features", "Components know no feature."),
  forbid("components", "cms", "Only routes ask the cms."),
  forbid("features", "cms", "Only routes ask the cms; features draw what they are given."),
  forbid("features", "visit", "Only routes know the request."),
  forbid("components", "visit", "Only routes know the request."),
  ...["features", "components", "cms", "visit"].map((target) =>
    forbid(target, "islands", "Islands draw features, not the other way round."),
  ),
  forbid("islands", "routes", "Islands know no route."),
  ...["routes", "islands", "features", "components", "cms", "visit"].map((from) =>
    forbid("i18n", from, "i18n stands below everything that shows text."),
  ),
  ...["routes", "islands", "features", "components", "cms", "visit"].map((from) =>
    forbid("lib", from, "lib stands below everything."),
  ),
];

const features = readdirSync(new URL("web/app/features", import.meta.url));

const FEATURE_WALLS = features.map((feature) => ({
  target: `./web/app/features/${feature}`,
  from: features
    .filter((other) => other !== feature && !WEB_FEATURES_ABOVE[feature]?.includes(other))
    .map((other) => `./web/app/features/${other}`),
  message: "A feature knows no other: hand it in from the route, or move what both need below them.",
}));

const above = "./cms/src/{app,index}.ts";

const CMS_ARROWS = [
  {
    target: "./cms/src/platform",
    from: ["./cms/src/api", "./cms/src/seed", "./cms/src/extensions", "./cms/src/middlewares"],
    message: "The platform knows no capability: let it register itself (platform/capability.ts).",
  },
  { target: "./cms/src/api", from: ["./cms/src/seed", "./cms/src/admin"], message: "Capabilities stand below these." },
  {
    target: "./cms/src/seed/content",
    from: "./cms/src/seed/seed*.ts",
    message: "Content does not know who seeds it: types of entries are in seed/entries.ts.",
  },
  { target: "./cms/src/{platform,api,seed}/**", from: above, message: "Only Strapi calls the composition." },
  ...forbiddenInCms().map(({ room, from }) => ({
    target: `./cms/src/api/${room}`,
    from: from.map((other) => `./cms/src/api/${other}`),
    message: "Imports go down only (scripts/lib/floors.mjs): take it as a parameter, or let it register itself.",
  })),
  {
    target: "./cms/src/api/*/work/**",
    from: "./cms/src/api/*/controllers/**",
    message: "Work never sees a request: controllers hand it what they read.",
  },
];

const PACKAGE_WALLS = [
  ...["web", "cms", "e2e", "scripts"].map((from) => ({
    target: "./domain/src",
    from: `./${from}`,
    message: "domain is pure and knows nobody.",
  })),
  { target: "./web", from: "./cms", message: "web and cms meet over HTTP only." },
  { target: "./cms", from: "./web", message: "web and cms meet over HTTP only." },
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/build/",
      "**/.react-router/",
      "**/.strapi/",
      "**/.cache/",
      "data/",
      "cms/types/",
      "art/",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx,mts}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // `const { left, ...rest }` is how something is left out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // React Router throws answers to an error boundary, not only failures.
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "package", package: "react-router", name: "DataWithResponseInit" },
            { from: "lib", name: "Response" },
          ],
        },
      ],
      // `onClick={() => save()}` reads well; what matters is that promises are not lost.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    // Strapi compiles all that the cms's own tsconfig has, so its unit tests belong to the one of the tests.
    files: ["cms/src/**/*.test.ts", "cms/vitest.config.mts"],
    ignores: ["cms/src/admin/**"],
    languageOptions: { parserOptions: { projectService: false, project: ["cms/tests/tsconfig.json"] } },
  },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      // Without these the rule about cycles looks into JavaScript only.
      "import-x/extensions": [".ts", ".tsx", ".mts", ".mjs", ".js"],
      "import-x/resolver-next": [
        createTypeScriptImportResolver({
          project: PACKAGES.map((name) => `${name}/tsconfig.json`),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      eqeqeq: "error",
      "max-depth": ["error", 3],
      "max-params": ["error", 4],
      "no-console": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read the environment in one place and hand it on." },
      ],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-duplicates": "error",
      "import-x/no-restricted-paths": [
        "error",
        { zones: [...WEB_ARROWS, ...FEATURE_WALLS, ...CMS_ARROWS, ...PACKAGE_WALLS] },
      ],
    },
  },
  {
    // Tests look into answers whose shape is what they test.
    files: ["cms/tests/**", "e2e/**"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
      // Playwright names a fixture's needs by destructuring, also when there are none.
      "no-empty-pattern": "off",
    },
  },
  {
    // A comment begins with a verb or a noun: "Whether the order is paid" says less than "True for a paid order".
    files: ["{domain,cms}/src/**", "cms/tests/**", "web/{app,server}/**", "scripts/**", "bench/**"],
    ignores: ["cms/src/seed/content/**"],
    rules: {
      "no-warning-comments": [
        "error",
        { terms: ["what", "who", "whose", "where", "whether"], location: "start", decoration: ["*"] },
      ],
    },
  },
  { files: ["web/app/**/*.tsx"], extends: [reactHooks.configs.flat.recommended] },
  {
    // domain is pure: no clock, no chance, no environment.
    files: ["domain/src/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "import-x/no-nodejs-modules": "error",
      "no-restricted-globals": ["error", "process", "fetch", "setTimeout", "setInterval"],
      "no-restricted-syntax": [
        "error",
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Hand in the time." },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: "Hand in the time.",
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: "Hand in the chance.",
        },
      ],
    },
  },
  {
    // Programs, not modules: the environment is what they are configured by.
    files: [
      "scripts/**",
      "bench/**",
      "e2e/**",
      "cms/tests/**",
      "domain/vitest.setup.mjs",
      "web/server/dev.mjs",
      "web/*.config.ts",
      "cms/src/platform/env.ts",
      "cms/src/platform/roles/first-admin.ts",
    ],
    rules: { "no-restricted-properties": "off" },
  },
  {
    files: ["**/*.{mjs,js}"],
    languageOptions: {
      globals: {
        process: "readonly",
        Buffer: "readonly",
        URL: "readonly",
        fetch: "readonly",
        URLSearchParams: "readonly",
        AbortController: "readonly",
        AbortSignal: "readonly",
        performance: "readonly",
        setImmediate: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        console: "readonly",
      },
    },
  },
);
