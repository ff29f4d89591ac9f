/**
 * @generated SignedSource<<40f9e7faf50044a04c72a02bf1f8449f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessoes_sessoes$data = ReadonlyArray<{
  readonly codigo: string;
  readonly " $fragmentSpreads": FragmentRefs<"SessaoItem_sessao">;
  readonly " $fragmentType": "Sessoes_sessoes";
}>;
export type Sessoes_sessoes$key = ReadonlyArray<{
  readonly " $data"?: Sessoes_sessoes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessoes_sessoes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Sessoes_sessoes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessaoItem_sessao"
    }
  ],
  "type": "SessaoAberta",
  "abstractKey": null
};

(node as any).hash = "38475451c798f466e3394b61536fee71";

export default node;
