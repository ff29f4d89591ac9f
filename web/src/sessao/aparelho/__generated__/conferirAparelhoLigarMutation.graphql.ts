/**
 * @generated SignedSource<<f3bedb40692ea60d91b7a7efcb1897ac>>
 * @relayHash 329d77f0b145cb3a72b173fd0ea515de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a328481092f8e4c7ac18f7487d725f86259d458d18757abe85a6aa1e6a786fd

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
export type LigarAparelhoInput = {
  auth: string;
  endereco: string;
  p256dh: string;
  tipos: ReadonlyArray<TipoDeAviso>;
};
export type conferirAparelhoLigarMutation$variables = {
  input: LigarAparelhoInput;
};
export type conferirAparelhoLigarMutation$data = {
  readonly ligarAparelho: {
    readonly __typename: string;
  };
};
export type conferirAparelhoLigarMutation = {
  response: conferirAparelhoLigarMutation$data;
  variables: conferirAparelhoLigarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "ligarAparelho",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "conferirAparelhoLigarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "conferirAparelhoLigarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a328481092f8e4c7ac18f7487d725f86259d458d18757abe85a6aa1e6a786fd",
    "metadata": {},
    "name": "conferirAparelhoLigarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a57f69f603cb6763e83a4af7dfaf6cd0";

export default node;
