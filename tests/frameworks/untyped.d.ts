/** Packages that bring no types of their own; what the fixtures use of them. */
declare module "vue/dist/vue.esm-bundler.js" {
  export * from "vue";
}
declare module "select2";
declare module "jquery";
declare module "sortablejs";
declare module "bootstrap";
declare module "mousetrap";
declare module "tinykeys";
