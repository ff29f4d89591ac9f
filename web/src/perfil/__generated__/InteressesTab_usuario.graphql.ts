/**
 * @generated SignedSource<<1b6148a12cc166f30d182109f463152e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesTab_usuario$data = {
  readonly interesses: ReadonlyArray<{
    readonly id: string;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "InteressesTab_usuario";
};
export type InteressesTab_usuario$key = {
  readonly " $data"?: InteressesTab_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"InteressesTab_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InteressesTab_usuario",
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

(node as any).hash = "c8b2732fd6bb387b018108d76e4ccfb6";

export default node;
