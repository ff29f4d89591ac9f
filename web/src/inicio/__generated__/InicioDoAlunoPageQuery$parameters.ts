/**
 * @generated SignedSource<<337819b780c70d22bbc3c3b06e3ea104>>
 * @relayHash a0f5b746661d5f223b3d806a853d30f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fc15638cae6d71366ef2f25710363515e0178706b5322f5ff6b37b97ad91f69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoPageQuery } from './InicioDoAlunoPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7fc15638cae6d71366ef2f25710363515e0178706b5322f5ff6b37b97ad91f69",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
