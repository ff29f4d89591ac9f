/**
 * @generated SignedSource<<fdce028f891248cdd82861274f17027d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassoInteresses_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"InteressesPorCategoria_categorias">;
  }> | null;
  readonly " $fragmentType": "PassoInteresses_query";
};
export type PassoInteresses_query$key = {
  readonly " $data"?: PassoInteresses_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassoInteresses_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PassoInteresses_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CategoriaDeInteresse",
        "kind": "LinkedField",
        "name": "categoriasDeInteresse",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InteressesPorCategoria_categorias"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7907965805addcfdb4605b8d650ee8bc";

export default node;
