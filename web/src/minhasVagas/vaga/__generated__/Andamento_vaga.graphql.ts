/**
 * @generated SignedSource<<fca4bbd347b9a531b1bbd11bbc8e7132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
import type { FragmentRefs } from "relay-runtime";
export type Andamento_vaga$data = {
  readonly id: string;
  readonly prazo: string | null;
  readonly status: StatusDaVaga | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "Andamento_vaga";
};
export type Andamento_vaga$key = {
  readonly " $data"?: Andamento_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Andamento_vaga",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "1d192aaec7d0218ba45f5012696598d4";

export default node;
