/**
 * @generated SignedSource<<c48bef039466f0af4542af8d85f60c6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InicioDoProfessor_viewer$data = {
  readonly usuario: {
    readonly nome: string;
  } | null;
  readonly " $fragmentType": "InicioDoProfessor_viewer";
};
export type InicioDoProfessor_viewer$key = {
  readonly " $data"?: InicioDoProfessor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InicioDoProfessor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InicioDoProfessor_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Usuario",
        "kind": "LinkedField",
        "name": "usuario",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5118929d3e71f96c251e69e2079eec3d";

export default node;
