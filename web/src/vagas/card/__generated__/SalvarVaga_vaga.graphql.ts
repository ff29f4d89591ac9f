/**
 * @generated SignedSource<<4cc71f2c79779597d40f8574a312ea75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalvarVaga_vaga$data = {
  readonly id: string;
  readonly salva: boolean | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "SalvarVaga_vaga";
};
export type SalvarVaga_vaga$key = {
  readonly " $data"?: SalvarVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalvarVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalvarVaga_vaga",
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
      "name": "titulo",
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salva",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "7f94d41af3cf30332024f60f907c7bb8";

export default node;
