import ts from "typescript";

export interface Import {
  /** As written: `./x`, `react`. */
  from: string;
  /** Nothing of it is left at run time. */
  typeOnly: boolean;
  /** The exported names that are taken, where they are named. */
  names: string[];
}

/** Every import of a source text: static, re-export, dynamic, `import("x").T`, `require`. */
export function readImports(source: string, file = "x.tsx"): Import[] {
  const found: Import[] = [];
  const add = (from: ts.Node | undefined, typeOnly = false, names: string[] = []) => {
    if (from && ts.isStringLiteralLike(from)) found.push({ from: from.text, typeOnly, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const named = node.importClause?.namedBindings;
      const elements = named && ts.isNamedImports(named) ? [...named.elements] : [];
      const typeOnly =
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (elements.length > 0 && !node.importClause?.name && elements.every((one) => one.isTypeOnly));
      add(node.moduleSpecifier, typeOnly, elements.map(nameOf));
    } else if (ts.isExportDeclaration(node)) {
      const elements = node.exportClause && ts.isNamedExports(node.exportClause) ? [...node.exportClause.elements] : [];
      const typeOnly = node.isTypeOnly || (elements.length > 0 && elements.every((one) => one.isTypeOnly));
      add(node.moduleSpecifier, typeOnly, elements.map(nameOf));
    } else if (ts.isImportTypeNode(node)) {
      if (ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    } else if (ts.isImportEqualsDeclaration(node)) {
      if (ts.isExternalModuleReference(node.moduleReference)) add(node.moduleReference.expression, node.isTypeOnly);
    } else if (ts.isCallExpression(node)) {
      const callee = node.expression;
      const loads =
        callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === "require");
      if (loads) add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

const nameOf = (one: ts.ImportSpecifier | ts.ExportSpecifier) => (one.propertyName ?? one.name).text;
