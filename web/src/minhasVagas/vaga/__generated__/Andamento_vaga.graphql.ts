/**
 * @generated SignedSource<<15bb5ce8bfcd22720f7ccf6a92bf4975>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type Andamento_vaga$data = {
  readonly id: string;
  readonly prazo: string | null;
  readonly respostaAte: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "respostaAte",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "bb8278d793a8dbc507b69d150bed023b";

export default node;
