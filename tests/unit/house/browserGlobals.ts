import ts from "typescript";

const GLOBALS = new Set(
  (
    "window document location history navigator localStorage sessionStorage requestAnimationFrame getComputedStyle customElements matchMedia " +
    "MutationObserver ResizeObserver Node Element HTMLElement SVGElement ShadowRoot Document DocumentFragment DOMParser HTMLInputElement"
  ).split(" "),
);

/** Uses of a browser's globals in a source text, each as "file: name". Names that the text declares itself are its own. */
export function browserGlobals(source: string, file = "x.ts"): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const own = new Set<string>();
  const used: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && GLOBALS.has(node.text)) {
      if (declares(node)) own.add(node.text);
      else if (refers(node)) used.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return used.filter((name) => !own.has(name)).map((name) => `${file}: ${name}`);
}

function declares({ parent, text }: ts.Identifier): boolean {
  const named =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isTypeParameterDeclaration(parent);
  return named && (parent.name as ts.Identifier | undefined)?.text === text;
}

/** Whether the name stands for a variable or a type, not for a field. */
function refers(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent)
  );
}
