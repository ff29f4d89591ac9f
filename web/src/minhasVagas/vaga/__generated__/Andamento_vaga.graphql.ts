/**
 * @generated SignedSource<<26e3f16349e2bc35a2fb51b1597a5e8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type Andamento_vaga$data = {
  readonly codigo: string;
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
      "name": "codigo",
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

(node as any).hash = "0bb8db8d329dd0d6791937f00df8dd85";

export default node;
