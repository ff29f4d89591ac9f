/**
 * @generated SignedSource<<e891fd35b749be7ac5ea1f80c670d7bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesPorCategoria_categorias$data = ReadonlyArray<{
  readonly interesses: ReadonlyArray<{
    readonly codigo: string | null;
    readonly id: string;
    readonly nome: string;
  }>;
  readonly nome: string;
  readonly " $fragmentType": "InteressesPorCategoria_categorias";
}>;
export type InteressesPorCategoria_categorias$key = ReadonlyArray<{
  readonly " $data"?: InteressesPorCategoria_categorias$data;
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPorCategoria_categorias">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "InteressesPorCategoria_categorias",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CategoriaDeInteresse",
  "abstractKey": null
};
})();

(node as any).hash = "77439d1e09b395a30f8fa59af2de62f6";

export default node;
