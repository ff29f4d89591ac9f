/**
 * @generated SignedSource<<6708837031009e96dd25ae7f921c7bff>>
 * @relayHash bf18bcb54a3ac59816ab1e881b1b961d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0cf49be094b130208aa3ec2e3ba9287ea63cf1d9ac4a158036bb1ad922f0cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CandidatoPageQuery } from './CandidatoPageQuery.graphql';

const node: PreloadableConcreteRequest<CandidatoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0cf49be094b130208aa3ec2e3ba9287ea63cf1d9ac4a158036bb1ad922f0cd",
    "metadata": {},
    "name": "CandidatoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
