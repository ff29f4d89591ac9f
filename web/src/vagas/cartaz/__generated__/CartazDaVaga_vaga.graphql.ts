/**
 * @generated SignedSource<<4b28f7968d25dd609dce34dbe1496ade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartazDaVaga_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly publica: boolean | null;
  readonly " $fragmentType": "CartazDaVaga_vaga";
};
export type CartazDaVaga_vaga$key = {
  readonly " $data"?: CartazDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartazDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CartazDaVaga_vaga",
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
      "name": "publica",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "3846e5902cb837a7cf626739dab0b952";

export default node;
