/**
 * @generated SignedSource<<a097854ddd844bc9852b596febbba535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessaoItem_sessao$data = {
  readonly atual: boolean;
  readonly codigo: string;
  readonly criadaEm: string;
  readonly dispositivo: string;
  readonly rede: string;
  readonly usadaEm: string;
  readonly " $fragmentType": "SessaoItem_sessao";
};
export type SessaoItem_sessao$key = {
  readonly " $data"?: SessaoItem_sessao$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessaoItem_sessao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessaoItem_sessao",
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
      "name": "dispositivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rede",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atual",
      "storageKey": null
    }
  ],
  "type": "SessaoAberta",
  "abstractKey": null
};

(node as any).hash = "c41bf9a7d43628eb87ff8f194d228dd1";

export default node;
