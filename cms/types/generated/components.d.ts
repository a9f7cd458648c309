import type { Schema, Struct } from "@strapi/strapi";

export interface BlocksCallToAction extends Struct.ComponentSchema {
  collectionName: "components_blocks_call_to_actions";
  info: {
    displayName: "Call to action";
    icon: "rocket";
  };
  attributes: {
    actions: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
          min: 1;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksComparison extends Struct.ComponentSchema {
  collectionName: "components_blocks_comparisons";
  info: {
    description: "All phones side by side: price and specifications.";
    displayName: "Comparison";
    icon: "layout";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksCosts extends Struct.ComponentSchema {
  collectionName: "components_blocks_costs";
  info: {
    description: "What each phone costs, at once and in five years. The amounts are those of the shop.";
    displayName: "Costs";
    icon: "priceTag";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksFactLine extends Struct.ComponentSchema {
  collectionName: "components_blocks_fact_lines";
  info: {
    description: "Three to six facts in a line, below the hero.";
    displayName: "Fact line";
    icon: "bulletList";
  };
  attributes: {
    facts: Schema.Attribute.Component<"shared.heading-and-text", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 3;
        },
        number
      >;
  };
}

export interface BlocksFaqList extends Struct.ComponentSchema {
  collectionName: "components_blocks_faq_lists";
  info: {
    displayName: "FAQ list";
    icon: "question";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    questions: Schema.Attribute.Component<"shared.question", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksFeatureGrid extends Struct.ComponentSchema {
  collectionName: "components_blocks_feature_grids";
  info: {
    displayName: "Feature grid";
    icon: "apps";
  };
  attributes: {
    features: Schema.Attribute.Component<"shared.heading-and-text", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksHero extends Struct.ComponentSchema {
  collectionName: "components_blocks_heroes";
  info: {
    description: "One sentence, one picture, up to two ways on.";
    displayName: "Hero";
    icon: "landscape";
  };
  attributes: {
    actions: Schema.Attribute.Component<"shared.link", true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    picture: Schema.Attribute.Component<"shared.picture", false>;
    pictureStyle: Schema.Attribute.Enumeration<["framed", "cutout"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"framed">;
    priceNote: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface BlocksImageText extends Struct.ComponentSchema {
  collectionName: "components_blocks_image_texts";
  info: {
    displayName: "Image and text";
    icon: "picture";
  };
  attributes: {
    action: Schema.Attribute.Component<"shared.link", false>;
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    picture: Schema.Attribute.Component<"shared.picture", false> & Schema.Attribute.Required;
    pictureSide: Schema.Attribute.Enumeration<["left", "right"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"right">;
  };
}

export interface BlocksProductTeaser extends Struct.ComponentSchema {
  collectionName: "components_blocks_product_teasers";
  info: {
    displayName: "Product teaser";
    icon: "shoppingCart";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    products: Schema.Attribute.Component<"shared.product-card", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksQuote extends Struct.ComponentSchema {
  collectionName: "components_blocks_quotes";
  info: {
    displayName: "Quote";
    icon: "quote";
  };
  attributes: {
    attribution: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksShipping extends Struct.ComponentSchema {
  collectionName: "components_blocks_shippings";
  info: {
    description: "Where the shop ships to, at what price and how fast. The amounts are those of the shipping zones.";
    displayName: "Shipping";
    icon: "plane";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface BlocksSteps extends Struct.ComponentSchema {
  collectionName: "components_blocks_steps";
  info: {
    displayName: "Steps";
    icon: "oneToMany";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    steps: Schema.Attribute.Component<"shared.heading-and-text", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
  };
}

export interface BlocksSwitch extends Struct.ComponentSchema {
  collectionName: "components_blocks_switches";
  info: {
    description: "One thing in two states, across the whole window. Visitors switch between them.";
    displayName: "Switch";
    icon: "cog";
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    off: Schema.Attribute.Component<"shared.picture-state", false> & Schema.Attribute.Required;
    on: Schema.Attribute.Component<"shared.picture-state", false> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface BlocksTable extends Struct.ComponentSchema {
  collectionName: "components_blocks_tables";
  info: {
    description: "Two or three columns.";
    displayName: "Table";
    icon: "grid";
  };
  attributes: {
    firstColumn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    rows: Schema.Attribute.Component<"shared.table-row", true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: 1;
        },
        number
      >;
    secondColumn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    thirdColumn: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface BlocksText extends Struct.ComponentSchema {
  collectionName: "components_blocks_texts";
  info: {
    displayName: "Text";
    icon: "feather";
  };
  attributes: {
    body: Schema.Attribute.Blocks & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    isNotice: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface BlocksWidePicture extends Struct.ComponentSchema {
  collectionName: "components_blocks_wide_pictures";
  info: {
    description: "A picture as wide as the page, with captions below it from left to right.";
    displayName: "Wide picture";
    icon: "landscape";
  };
  attributes: {
    captions: Schema.Attribute.Component<"shared.heading-and-text", true> &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    intro: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    picture: Schema.Attribute.Component<"shared.picture", false> & Schema.Attribute.Required;
  };
}

export interface SharedCanary extends Struct.ComponentSchema {
  collectionName: "components_shared_canaries";
  info: {
    description: "A dated statement on the page /trust. After its last day the page calls it overdue.";
    displayName: "Warrant canary";
    icon: "shield";
  };
  attributes: {
    datedOn: Schema.Attribute.Date & Schema.Attribute.Required;
    statementDe: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    statementEn: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
    validUntil: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface SharedChoice extends Struct.ComponentSchema {
  collectionName: "components_shared_choices";
  info: {
    description: "One entry of a drop-down list.";
    displayName: "Choice";
    icon: "bulletList";
  };
  attributes: {
    labelDe: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    labelEn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedContactOption extends Struct.ComponentSchema {
  collectionName: "components_shared_contact_options";
  info: {
    description: "One way in which support can answer.";
    displayName: "Contact option";
    icon: "envelop";
  };
  attributes: {
    address: Schema.Attribute.Enumeration<["email", "supportId", "none"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"email">;
    labelDe: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    labelEn: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface SharedHeadingAndText extends Struct.ComponentSchema {
  collectionName: "components_shared_heading_and_texts";
  info: {
    displayName: "Heading and text";
    icon: "bulletList";
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: "components_shared_links";
  info: {
    description: "A path of this site without language prefix, or a full https address.";
    displayName: "Link";
    icon: "link";
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    target: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SharedMaintenance extends Struct.ComponentSchema {
  collectionName: "components_shared_maintenances";
  info: {
    description: "While enabled, only addresses on the allow-list see the site.";
    displayName: "Maintenance";
    icon: "cog";
  };
  attributes: {
    allowList: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4000;
      }>;
    enabled: Schema.Attribute.Boolean & Schema.Attribute.Required & Schema.Attribute.DefaultTo<false>;
    message: Schema.Attribute.Component<"shared.text-per-language", false>;
  };
}

export interface SharedPicture extends Struct.ComponentSchema {
  collectionName: "components_shared_pictures";
  info: {
    description: "A picture with its description, and optionally another one for dark pages.";
    displayName: "Picture";
    icon: "picture";
  };
  attributes: {
    alt: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }> &
      Schema.Attribute.DefaultTo<"">;
    image: Schema.Attribute.Media<"images"> & Schema.Attribute.Required;
    imageDark: Schema.Attribute.Media<"images">;
  };
}

export interface SharedPictureState extends Struct.ComponentSchema {
  collectionName: "components_shared_picture_states";
  info: {
    description: "One of two states: its name, a sentence and its picture.";
    displayName: "State";
    icon: "picture";
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    picture: Schema.Attribute.Component<"shared.picture", false> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SharedProductCard extends Struct.ComponentSchema {
  collectionName: "components_shared_product_cards";
  info: {
    displayName: "Product card";
    icon: "shoppingCart";
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    picture: Schema.Attribute.Component<"shared.picture", false> & Schema.Attribute.Required;
    tagline: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    target: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SharedQuestion extends Struct.ComponentSchema {
  collectionName: "components_shared_questions";
  info: {
    displayName: "Question";
    icon: "question";
  };
  attributes: {
    answer: Schema.Attribute.Blocks & Schema.Attribute.Required;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedSpecGroup extends Struct.ComponentSchema {
  collectionName: "components_shared_spec_groups";
  info: {
    displayName: "Group of specifications";
    icon: "bulletList";
  };
  attributes: {
    firstSpec: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedTableRow extends Struct.ComponentSchema {
  collectionName: "components_shared_table_rows";
  info: {
    displayName: "Table row";
    icon: "layer";
  };
  attributes: {
    first: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    second: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
    third: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1000;
      }>;
  };
}

export interface SharedTextPerLanguage extends Struct.ComponentSchema {
  collectionName: "components_shared_text_per_languages";
  info: {
    displayName: "Text per language";
    icon: "earth";
  };
  attributes: {
    de: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    en: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

declare module "@strapi/strapi" {
  export namespace Public {
    export interface ComponentSchemas {
      "blocks.call-to-action": BlocksCallToAction;
      "blocks.comparison": BlocksComparison;
      "blocks.costs": BlocksCosts;
      "blocks.fact-line": BlocksFactLine;
      "blocks.faq-list": BlocksFaqList;
      "blocks.feature-grid": BlocksFeatureGrid;
      "blocks.hero": BlocksHero;
      "blocks.image-text": BlocksImageText;
      "blocks.product-teaser": BlocksProductTeaser;
      "blocks.quote": BlocksQuote;
      "blocks.shipping": BlocksShipping;
      "blocks.steps": BlocksSteps;
      "blocks.switch": BlocksSwitch;
      "blocks.table": BlocksTable;
      "blocks.text": BlocksText;
      "blocks.wide-picture": BlocksWidePicture;
      "shared.canary": SharedCanary;
      "shared.choice": SharedChoice;
      "shared.contact-option": SharedContactOption;
      "shared.heading-and-text": SharedHeadingAndText;
      "shared.link": SharedLink;
      "shared.maintenance": SharedMaintenance;
      "shared.picture": SharedPicture;
      "shared.picture-state": SharedPictureState;
      "shared.product-card": SharedProductCard;
      "shared.question": SharedQuestion;
      "shared.spec-group": SharedSpecGroup;
      "shared.table-row": SharedTableRow;
      "shared.text-per-language": SharedTextPerLanguage;
    }
  }
}
