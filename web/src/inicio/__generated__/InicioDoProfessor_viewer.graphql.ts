/**
 * @generated SignedSource<<840e3f7a3be1f2f58fba0c15a29f1acc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InicioDoProfessor_viewer$data = {
  readonly minhasVagas: {
    readonly total: number;
  } | null;
  readonly usuario: {
    readonly nome: string;
    readonly " $fragmentSpreads": FragmentRefs<"PassosDoProfessor_usuario">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"Aguardando_viewer">;
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PassosDoProfessor_usuario"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "MinhaVagaConnection",
        "kind": "LinkedField",
        "name": "minhasVagas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          }
        ],
        "storageKey": "minhasVagas(first:50)"
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Aguardando_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2c5a0c9179864624b85c5bdec5911abd";

export default node;
