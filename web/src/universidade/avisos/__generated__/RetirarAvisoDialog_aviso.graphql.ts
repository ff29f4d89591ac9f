/**
 * @generated SignedSource<<da080da9d3cc0030796e5d38b7c00058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RetirarAvisoDialog_aviso$data = {
  readonly codigo: string;
  readonly texto: string;
  readonly " $fragmentType": "RetirarAvisoDialog_aviso";
};
export type RetirarAvisoDialog_aviso$key = {
  readonly " $data"?: RetirarAvisoDialog_aviso$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetirarAvisoDialog_aviso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetirarAvisoDialog_aviso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texto",
      "storageKey": null
    }
  ],
  "type": "AvisoDoSistema",
  "abstractKey": null
};

(node as any).hash = "4c674bb9877dc690a4d0945b54ce3120";

export default node;
