/**
 * @generated SignedSource<<137faa8caef8e8502f19f53517afd0a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInteressesEdit_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "useInteressesEdit_usuario";
};
export type useInteressesEdit_usuario$key = {
  readonly " $data"?: useInteressesEdit_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInteressesEdit_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useInteressesEdit_usuario",
  "selections": [
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
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "6a30f046f77859cf632902f80e8739dc";

export default node;
